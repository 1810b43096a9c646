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
  ...retired(),
]

/** Wording of earlier versions, each with what replaced it. */
function retired() {
  return [
    [/does not tell a page why/i, 'Browsers don’t tell pages why'],
    [/read back to see whether it scans/i, 'Every code is test-scanned'],
    [/enter the password of the network/i, 'Enter the Wi-Fi password'],
    [/not kept, and not in links/i, 'Never saved or shared in links'],
    [/both bounds can come/i, 'Minimum and maximum are included'],
    [/\bI only watch\b|\bonly watches\b/i, 'observe'],
    [/nudge who has not/i, 'Nudge people who haven’t voted'],
    [/from every seat/i, 'from your own devices'],
    [/voters from one network/i, 'Votes per network'],
    [/to everybody in another order/i, 'Shuffle options for each voter'],
    [/^empty: when you close/i, 'Leave blank to close it yourself'],
    [/joins a vote to a voter/i, 'Votes can’t be linked to voters'],
    [/in the order of your preference/i, 'Tap in order of preference'],
    [/parted by commas/i, 'Separate … with commas'],
    [/^keys S and P/i, 'Shortcuts: S start/stop, P pause'],
    [/pay is told/i, 'I’m paid'],
    [/^keep to compare/i, 'Save to compare'],
    [/\bonce or never\b/i, 'zero or one time'],
    [/^read as it is/i, 'No clean-up needed'],
    [/nobody is in yet/i, 'Waiting for players…'],
    [/waits for you here/i, 'Star a tool to keep it here'],
    [/there when the network is not|ready without a network/i, 'Works offline, available offline'],
    [/opens this search, too/i, 'Press / to open search'],
    [/go to whoever runs/i, 'Questions? Write to …'],
    [/a tree to walk/i, 'with a tree and queries'],
    [/stands? before this/i, 'Preceded by'],
    [/this is arithmetic/i, 'These are calculations, not advice'],
    [/(language|words) on paper/i, 'Invoice language, wording'],
    [/as the language writes/i, 'Match the language'],
    [/cost you in life/i, 'How many hours of work does it cost?'],
    [/that the others know you by/i, 'a name others will recognize'],
  ]
}

/** Strings that contain such words on purpose, with the reason. */
export const EXCEPTIONS = [
  { path: 'web/tools/api-tester/curl/parts.ts', text: 'mail-auth', reason: 'names of options of curl' },
  {
    path: 'server/admin/connection-commands.ts',
    text: 'mail-test',
    reason: 'name of a command, as mail:outbox',
  },
]
