import { lazy, Suspense } from 'react'
import { EMPTY_QUIZ } from '#lib/quiz/quiz.ts'
import { isDisabled } from '#web/platform/site-config.ts'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import Check from '~icons/lucide/check'
import Download from '~icons/lucide/download'
import Link2 from '~icons/lucide/link-2'
import type { HostedQuiz } from './quiz-library.ts'
import type { QuizFiles } from './use-quiz-files.ts'
import { changeWithUndo, takeQuiz } from './use-quiz-library.ts'

const RulesOptions = lazy(() => import('./editing/rules-options.tsx'))

const NEEDS_QUESTION = 'Add a question first'

type QuizBarProps = {
  readonly quiz: HostedQuiz['quiz']
  readonly files: QuizFiles
}

/** Actions for the quiz as a whole. */
export function QuizBar({ quiz, files }: QuizBarProps) {
  const isSoftDisabled = quiz.questions.length === 0
  const why = isSoftDisabled ? { title: NEEDS_QUESTION } : {}
  const actions = (
    <>
      <div className="bar-scroll flex min-w-0 items-center gap-1.5 max-sm:overflow-x-auto sm:flex-wrap max-sm:*:shrink-0">
        <Button
          size="small"
          kind={isSoftDisabled ? 'plain' : 'go'}
          isSoftDisabled={isSoftDisabled}
          onClick={() => takeQuiz(true)}
          {...why}
        >
          Preview
        </Button>
        {isDisabled('/quiz/') || (
          <Button size="small" isSoftDisabled={isSoftDisabled} onClick={files.playLive} {...why}>
            Play live
          </Button>
        )}
        <Button
          size="small"
          isSoftDisabled={isSoftDisabled}
          icon={files.copied ? <Check size={15} aria-hidden /> : <Link2 size={15} aria-hidden />}
          onClick={files.copyLink}
          {...why}
        >
          {files.copied || 'Copy Link'}
        </Button>
        {isDisabled('/quiz/') || (
          <Button size="small" isSoftDisabled={isSoftDisabled} onClick={files.openLinking} {...why}>
            Server Link
          </Button>
        )}
        <Button
          size="small"
          isSoftDisabled={isSoftDisabled}
          icon={<Download size={15} aria-hidden />}
          onClick={files.saveJson}
          {...why}
        >
          Export
        </Button>
        <FileButton label="Import" accept={files.accept} onFiles={files.take} />
      </div>
      <MenuButton label="More formats" items={files.formats} className="max-sm:hidden" />
    </>
  )
  return (
    <ToolBar
      mode={actions}
      more={
        <Suspense fallback={<div className="min-h-28" />}>
          <RulesOptions quiz={quiz} />
        </Suspense>
      }
      examples={[{ title: 'Example' }]}
      onExample={files.openExample}
      onClear={() => changeWithUndo(() => EMPTY_QUIZ, 'Quiz cleared')}
      isEmpty={isSoftDisabled && quiz.title === '' && quiz.description === ''}
    />
  )
}
