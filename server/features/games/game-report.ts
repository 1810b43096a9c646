import { answerText } from '#lib/quiz/answers.ts'
import { writeCsv } from '#lib/tabular/csv/write-csv.ts'
import { type Game, rankPlayers } from './game.ts'
import type { GivenAnswer, Player } from './game-store.ts'

/**
 * Returns a game as CSV, one row per player from the best down: place, name, score, and for each question the answer
 * and its points. Names and answers are protected against formula injection, since any player can write them.
 */
export function gameReport(
  { quiz }: Game,
  players: readonly Player[],
  answers: readonly ReadonlyMap<string, GivenAnswer>[],
): string {
  const scores = new Map(
    players.map(({ id }) => [id, answers.reduce((sum, given) => sum + (given.get(id)?.points ?? 0), 0)]),
  )
  const questions = quiz.questions.slice(0, answers.length)
  const heads = questions.flatMap((_, at) => [`Question ${at + 1}`, `Points ${at + 1}`])
  const rows = rankPlayers(players, scores).map(({ player, score, place }) => [
    String(place),
    player.name,
    String(score),
    ...questions.flatMap((question, at) => {
      const given = answers[at]?.get(player.id)
      return [given ? answerText(question, given.answer) : '', String(given?.points ?? 0)]
    }),
  ])
  return writeCsv([['Place', 'Name', 'Score', ...heads], ...rows])
}
