import Blocks
import Testing

struct PhotoTests {
  @Test(
    "A photo is handed on at most 1024 pixels long, never enlarged, each side at least 1 (PS-A5)",
    arguments: [
      (20000, 8, 1024, 1),
      (8, 20000, 1, 1024),
      (1, 3000, 1, 1024),
      (98, 28, 98, 28),
      (16382, 3628, 1024, 227),
      (1024, 1024, 1024, 1024),
      (1025, 1, 1024, 1),
      (1025, 1025, 1024, 1024),
      (1024, 1, 1024, 1),
      (4000, 3000, 1024, 768),
      (2000, 3000, 683, 1024),
      (2048, 1, 1024, 1),
      (2048, 3, 1024, 2),
      (2048, 5, 1024, 3),
      (4096, 5, 1024, 1),
      (4096, 6, 1024, 2),
      (1, 1, 1, 1),
    ]
  )
  func handedOnSize(_ width: Int, _ height: Int, _ handedOnWidth: Int, _ handedOnHeight: Int) {
    let size = Photo.handedOnSize(width: width, height: height)
    #expect(size == (handedOnWidth, handedOnHeight))
  }

  @Test("The long side is exactly 1024, and the short one the nearest to its share, for many sizes")
  func nearest() {
    for long in stride(from: 1025, through: 9000, by: 97) {
      for short in stride(from: 1, through: long, by: 61) {
        let size = Photo.handedOnSize(width: long, height: short)
        let share = Double(short) * 1024 / Double(long)
        guard size.width == 1024, size.height == max(1, Int(share.rounded())) else {
          Issue.record("\(long)×\(short) is handed on as \(size)")
          return
        }
      }
    }
  }
}
