-- Three sections in no alphabetical order, so that a list which sorts itself is caught.
-- Ids and symbols share no words with the titles, so that a search in the wrong place is caught too.
return {
  { id = "s1", title = "Out and about", topics = {
    { id = "walks", title = "Night walks", symbol = "moon.stars" },
    { id = "cafes", title = "Café culture", symbol = "cup.and.saucer" },
  } },
  { id = "s2", title = "At the table", topics = {
    { id = "boards", title = "Board games", symbol = "dice" },
    { id = "dumplings", title = "Dumplings", symbol = "fork.knife" },
    { id = "cards", title = "Card games", symbol = "suit.club" },
  } },
  { id = "s3", title = "Alone", topics = {
    { id = "novels", title = "Novels", symbol = "book" },
  } },
}
