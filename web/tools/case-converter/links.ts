/** Web and email addresses within text, without punctuation after them. */
export const LINK =
  /(?:(?:https?|ftp):\/\/|www\.)[^\s<>"“”«»]*[^\s<>"“”«».,;:!?)\]}'’]|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu
