import Blocks
import LuaRuntime
import Simulation

extension Interpreter {
  func profileHost(_ block: OpenBlock, _ word: String) throws(LuaRaise) -> ProfileSetupHost {
    guard case .profileSetup(let host) = block.opened else { throw .message("\(word) is for ProfileSetup") }
    return host
  }

  func choose(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let word = "block:choose"
    let host = try profileHost(block, word)
    let menu = try get(block, stack, 2, word)
    guard menu.role == .menu else {
      throw .message("\(word): \(menu.name.quoted) is \(menu.role.words), not a menu")
    }
    try block.requireEnabled(menu, word)
    let role = try Arguments(stack, of: word).string(3, "the choice")
    let offered = [ProfileSetup.noRoleWords] + host.block.configuration.roles
    guard offered.contains(role) else {
      let choices = offered.map(\.quoted).joined(separator: ", ")
      throw .message(
        "\(word): the menu does not offer \(role.quoted)"
          + "\(Suggestion.question(for: role, among: offered)) (it offers \(choices))"
      )
    }
    block.note("choose", on: menu, with: role)
    host.chooseRole(role == ProfileSetup.noRoleWords ? nil : role)
    return try block.finish()
  }

  func setBirthday(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let word = "block:setBirthday"
    let host = try profileHost(block, word)
    guard let row = host.element("birthday") else {
      throw .message("\(word): there is no Birthday row; open the block with asksBirthday = true")
    }
    try block.requireEnabled(row, word)
    guard host.block.birthday != nil else {
      throw .message("\(word): there is no day to change yet; tap Add first: block:tap(\"birthday.add\")")
    }
    let text = try Arguments(stack, of: word).string(2, "the day")
    guard let day = CalendarDay(text) else {
      throw .message("\(word): \(text.quoted) is no day of the calendar; write it as \"1990-02-28\"")
    }
    let range = ProfileSetup.birthdays(today: block.session.world.environment.today)
    guard range.contains(day) else {
      throw .message(
        "\(word): a birthday is a day from \(range.lowerBound.isoText) to today, \(range.upperBound.isoText), "
          + "got \(text)"
      )
    }
    block.note("set the birthday", with: text)
    host.setBirthday(day)
    return try block.finish()
  }
}
