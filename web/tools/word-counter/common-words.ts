/** English function words, which indicate little about a topic. */
const WORDS =
  'a about above after again against all also am an and any are aren’t as at be because been before being below between both but by can can’t cannot could couldn’t did didn’t do does doesn’t doing don’t down during each even few for from further get got had hadn’t has hasn’t have haven’t having he he’d he’ll he’s her here hers herself him himself his how i i’d i’ll i’m i’ve if in into is isn’t it it’s its itself just let’s many may me might more most much must my myself no nor not now of off on once one only or other our ours ourselves out over own same shall she she’d she’ll she’s should shouldn’t so some such than that that’s the their theirs them themselves then there there’s these they they’d they’ll they’re they’ve this those through to too under until up upon us very was wasn’t we we’d we’ll we’re we’ve were weren’t what when where which while who whom why will with won’t would wouldn’t you you’d you’ll you’re you’ve your yours yourself yourselves'

const COMMON = new Set(WORDS.split(' '))

/** Whether a word in lower case is one of the common English words, whichever apostrophe it has. */
export function isCommonWord(word: string): boolean {
  return COMMON.has(word.replaceAll("'", '’'))
}
