/**
 * Words and patterns to avoid in text for readers, each with a replacement. Each string is matched separately: an
 * element's text, an error, a paragraph of a document.
 */
export const WORDING = [
  [/\b(mend|mends|mended|mending|mendable)\b/i, 'repair, fix'],
  [/\banew\b/i, 'again'],
  [/\bbeside\b/i, 'next to'],
  [/\bby now\b/i, 'so far, now'],
  [/\bfor want of\b/i, 'if there is no'],
  [/\b(fault of ours|our fault)\b/i, 'error on our side'],
  [/\bnetwork address/i, 'IP address'],
  [/(?<![@.\w])mails?\b(?! server)/i, 'email'],
  [/\bstands? (here|there|in|on|with|below|above|more)\b/i, 'is shown, appears'],
  [/\bcolour/i, 'color'],
  [/\b(recognis|organis|normalis|summaris|capitalis|optimis|minimis|serialis)/i, 'US spelling: -ize'],
  [/\b(behaviour|favourite|centre|catalogue|cancelling|labelled|licence|grey|analyse)\b/i, 'US spelling'],
  [
    /\b(one|an?|each|every) (\w+ )?(item|vote|line|entry|option|name|question|player|file) an? (line|vote|row|page|person|browser|day|file|name)\b/i,
    'per',
  ],
  [/(^|[.!] )Who [^.?!:]*[^.?!:…]\.( |$)/, 'a plain subject: People who …'],
  [
    /(^|[.!] )What [\w’]+( [\w’]+)+ (is|are|was|has|have|stays|lasts|goes|waits|earns)\b[^.?!]*\./,
    'a plain subject: The data that …',
  ],
  [/\bof (those|them|these) that are\b/i, 'a whole sentence'],
]

/** Strings that contain such words on purpose, with the reason. */
export const EXCEPTIONS = [
  { path: 'web/tools/api-tester/curl/parts.ts', text: 'mail-auth', reason: 'names of options of curl' },
]
