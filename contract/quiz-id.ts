/** Distinguishes the ids of hosted quizzes from those of live games, which are longer, and from codes. */
export const QUIZ_ID = /^[\w-]{16}$/
