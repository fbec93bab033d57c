/** Texts of the list of words that mean the same to the search. */
export const dashSearchSynonyms = {
  title: "Synonyms",
  note: "The search finds the same by each word of a group.",
  add: "Add group",
  search: "Search words",
  words: "words that mean the same",
  notFound: "{term} not found!",
  none: "There are no groups yet.",
  noneHint: "A group holds words that mean the same to shoppers, in both languages.",
  loading: "Loading synonyms",
  addTitle: "Add group",
  editTitle: "Edit {name}",
  wordsField: "words and phrases",
  wordsHint: "2 to {most} in English and Arabic, with commas between them: multimeter, avometer, أفوميتر",
  save: "save",
  saving: "Saving...",
  close: "close",
};
