import { EMPTY_QUIZ, type Question, type Quiz, type Rules } from '#lib/quiz/quiz.ts'
import { createQuestion } from './editing/questions.ts'
import { openQuiz, quizLibraryStore } from './use-quiz-library.ts'

/** A question with these options, the first of which is right unless `fields` say otherwise. */
export function questionWith(
  id: string,
  text: string,
  options: readonly string[],
  fields: Partial<Question> = {},
): Question {
  return {
    ...createQuestion(id),
    text,
    options: options.map((option, place) => ({ id: 'abcdefghijkl'[place] ?? '', text: option })),
    ...fields,
  }
}

export function quizOf(questions: readonly Question[], rules: Partial<Rules> = {}): Quiz {
  return { ...EMPTY_QUIZ, title: 'Europe', questions, rules: { ...EMPTY_QUIZ.rules, ...rules } }
}

/** Three questions, each of another kind. */
export const THREE: readonly Question[] = [
  questionWith('q1', 'Capital of Norway?', ['Oslo', 'Bergen', 'Rome']),
  questionWith('q2', 'Rivers?', ['Rhine', 'Alps', 'Elbe'], { kind: 'several', right: ['a', 'c'] }),
  questionWith('q3', 'Legs of a spider?', [], { kind: 'number', value: '8', explanation: 'Four pairs.' }),
]

/** Puts a quiz on the shelf, alone and open. */
export function openAlone(quiz: Quiz): void {
  quizLibraryStore.set([{ id: 'only', changed: 0, quiz }])
  openQuiz('only')
}

/** Returns the questions of the first quiz. */
export function storedQuestions(): readonly Question[] {
  return quizLibraryStore.get()[0]?.quiz.questions ?? []
}
