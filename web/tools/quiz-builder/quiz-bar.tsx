import { lazy, Suspense, useState } from 'react'
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

/** Actions for the quiz as a whole; on a phone, links and files are in a menu. */
export function QuizBar({ quiz, files }: QuizBarProps) {
  const isSoftDisabled = quiz.questions.length === 0
  const isLive = !isDisabled('/quiz/')
  const why = isSoftDisabled ? { title: NEEDS_QUESTION } : {}
  const [isOpen, setOpen] = useState(false)
  const actions = (
    <div className="flex flex-wrap items-center gap-1.5">
      <Button
        size="small"
        kind={isLive || isSoftDisabled ? 'plain' : 'go'}
        isSoftDisabled={isSoftDisabled}
        onClick={() => takeQuiz(true)}
        {...why}
      >
        Preview
      </Button>
      {isLive && (
        <Button
          size="small"
          kind={isSoftDisabled ? 'plain' : 'go'}
          isSoftDisabled={isSoftDisabled}
          onClick={files.playLive}
          {...why}
        >
          Play live
        </Button>
      )}
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="sm:hidden">
        Files
      </Button>
      <div className={`flex flex-wrap items-center gap-1.5 ${isOpen ? '' : 'max-sm:hidden'}`}>
        <Button
          size="small"
          isSoftDisabled={isSoftDisabled}
          icon={files.copied ? <Check size={15} aria-hidden /> : <Link2 size={15} aria-hidden />}
          onClick={files.copyLink}
          {...why}
        >
          {files.copied || 'Copy Link'}
        </Button>
        {isLive && (
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
        <MenuButton label="More formats" items={files.formats} />
      </div>
    </div>
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
