import { useState } from 'react'
import type { Quiz } from '#lib/quiz/quiz.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { copyText } from '#web/platform/clipboard.ts'
import { isDisabled } from '#web/platform/site-config.ts'
import type { MenuItem } from '#web/ui/menu-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useTransient } from '#web/ui/use-transient.ts'
import { findGaps } from './editing/find-gaps.ts'
import { goToGap } from './editing/go-to-gap.tsx'

const TOO_LONG = 'Too large to share as a link'
const ACCEPTED = '.json,.gift,.txt,.csv,.tsv,.xlsx'

/** Imports and exports of the tool; their code is loaded on first use. */
const exchange = () => import('./exchange/use-exchange.ts')

/** Does something with a quiz that others will take; if it is unfinished, leads to its first gap instead. */
function whenFinished(quiz: Quiz, act: () => void) {
  return () => {
    const gap = findGaps(quiz).find(({ isMinor }) => !isMinor)
    if (!gap) return act()
    goToGap(gap)
    showToast({ title: gap.text, description: 'Finish it before you share or play the quiz.', tone: 'error' })
  }
}

/** Returns the quiz as a link and as files, and the result of the last file or link. */
export function useQuizFiles(quiz: Quiz) {
  const [problem, setProblem] = useState<Problem>()
  const [copied, say] = useTransient()
  const [isPasting, setPasting] = useState(false)
  const [isLinking, setLinking] = useState(false)
  const copyLink = async () => {
    const making = exchange().then(({ linkTo }) => linkTo(quiz))
    const isDone = await copyText(making)
    const link = await making
    if (isDone && link !== undefined) {
      say('Copied!')
      showToast({ title: 'Link copied', description: 'Anyone can read the answers in this link.' })
    }
    setProblem(
      link === undefined
        ? {
            message: TOO_LONG,
            detail: `${isDisabled('/quiz/') ? 'Send' : 'Create a server link instead, or send'} the file that Export saves.`,
          }
        : undefined,
    )
  }
  const save = (format: 'CSV' | 'Excel' | 'GIFT' | 'Aiken') => async () => {
    const { saveAs } = await exchange()
    setProblem(await saveAs(quiz, format))
  }
  const savePdf = (what: 'questions' | 'key') => async () => {
    const { savePrint } = await import('./print/use-quiz-document.ts')
    setProblem(await savePrint(quiz, what))
  }
  const isEmpty = quiz.questions.length === 0
  const formats: readonly MenuItem[] = [
    { label: 'Paste questions', onChoose: () => setPasting(true) },
    { label: 'PDF of the questions', onChoose: savePdf('questions'), isDisabled: isEmpty },
    { label: 'PDF of the answer key', onChoose: savePdf('key'), isDisabled: isEmpty },
    { label: 'Export CSV', onChoose: save('CSV'), isDisabled: isEmpty },
    { label: 'Export Excel', onChoose: save('Excel'), isDisabled: isEmpty },
    { label: 'Export GIFT (Moodle)', onChoose: save('GIFT'), isDisabled: isEmpty },
    { label: 'Export Aiken', onChoose: save('Aiken'), isDisabled: isEmpty },
  ]
  return {
    problem,
    copied,
    isPasting,
    isTooLong: problem?.message === TOO_LONG,
    isLinking,
    openLinking: whenFinished(quiz, () => setLinking(true)),
    closeLinking: () => setLinking(false),
    formats,
    accept: ACCEPTED,
    copyLink: whenFinished(quiz, copyLink),
    closePasting: () => setPasting(false),
    playLive: whenFinished(quiz, async () =>
      setProblem(await (await import('./playing/use-start-game.ts')).startGame(quiz)),
    ),
    saveJson: async () => (await exchange()).saveJson(quiz),
    take: async (files: readonly File[]) => setProblem(await (await exchange()).takeFile(files)),
    openExample: async () => (await exchange()).openExample(),
  }
}

export type QuizFiles = ReturnType<typeof useQuizFiles>
