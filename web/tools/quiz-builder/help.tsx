import { isDisabled } from '#web/platform/site-config.ts'
import { HelpSection } from '#web/ui/help-section.tsx'

const SERVES_QUIZZES = !isDisabled('/quiz/')

type Answer = readonly [topic: string, text: string]

/** About what passes through the server, where the operator has not closed it. */
const LINKS_OF_SERVER: Answer = [
  'Server links',
  'The quiz is kept on our server, with the right answers until a person has handed in. Time limit and attempts are kept by the server. You read names, answers and results, and close or delete the quiz, by its author’s link, which is listed with your quizzes. Attempts are counted by browser: somebody who clears the cookies of this site can start again.',
]
const LIVE: Answer = [
  'Playing live',
  'Players join on their phones with a code and a name. The right answers stay on the server until the time is up, so a live quiz is fair. Answers sent after that do not count. The game is deleted after a day; save the results as CSV.',
]

const ANSWERS: readonly Answer[] = [
  [
    'Links',
    `A link holds the whole quiz. Anyone who knows how can read the right answers in it, so use links for practice.${SERVES_QUIZZES ? ' A server link is short and holds no answers.' : ''}`,
  ],
  ...(SERVES_QUIZZES ? [LINKS_OF_SERVER] : []),
  [
    'Kinds of questions',
    'One or several right options, true or false, a short text, or a number with a tolerance. Up to 12 options and 1,000 questions.',
  ],
  [
    'Import',
    'Quiz files of this page, Moodle GIFT and Aiken files, Kahoot workbooks, and CSV or Excel tables with the columns Question, Option 1, Option 2, Correct answer. Rows with errors are named; the others are taken.',
  ],
  [
    'Taking a quiz',
    'Keys 1 to 9 choose an option and Enter goes on. A reload brings you back to the question where you were.',
  ],
  [
    'Options',
    'Shuffle questions or options, set a time limit, a pass mark or a number of attempts, and choose when explanations appear.',
  ],
  ...(SERVES_QUIZZES ? [LIVE] : []),
  [
    'What stays here',
    `Quizzes are kept in this browser, and in your account if you sign in. Answers of people who take a quiz by its link stay in their browser${SERVES_QUIZZES ? '; by a server link they go to our server' : ''}.`,
  ],
]

/** Help section below the tool. */
export default function Help() {
  return (
    <div id="help">
      <HelpSection answers={ANSWERS} />
    </div>
  )
}
