import { lazy, Suspense } from 'react'
import { isDisabled } from '#web/platform/site-config.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { DropArea } from '#web/ui/file-drop.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { EditorScreen } from './editing/editor-screen.tsx'
import { QuizBar } from './quiz-bar.tsx'
import { useQuizFiles } from './use-quiz-files.ts'
import { takeQuiz, useOpenQuiz } from './use-quiz-library.ts'
import { useSharedQuiz } from './use-shared-quiz.ts'

const AttemptScreen = lazy(() => import('./attempt/attempt-screen.tsx'))
const LinkDialog = lazy(() => import('./hosted/link-dialog.tsx'))
const PasteDialog = lazy(() => import('./exchange/paste-dialog.tsx'))
const help = staticIsland('help', () => import('./help.tsx'))

export default function QuizBuilderPage() {
  const { id, quiz, isTaking } = useOpenQuiz()
  const shared = useSharedQuiz()
  const files = useQuizFiles(quiz)
  const canTake = isTaking && quiz.questions.length > 0
  const preview = () => !shared.quiz && quiz.questions.length > 0 && takeQuiz(true)
  return (
    <Shortcuts keys={{ 'Mod+Enter': preview }}>
      <DropArea onFiles={files.take} invitation="Drop a quiz: .json, .gift, .txt, .csv or .xlsx">
        <Suspense fallback={<div className="min-h-96" />}>
          {shared.quiz ? (
            <AttemptScreen
              quiz={shared.quiz}
              runKey={shared.runKey}
              onExit={shared.leave}
              onCopy={shared.copy}
            />
          ) : canTake ? (
            <AttemptScreen quiz={quiz} runKey={`preview-${id}`} onExit={() => takeQuiz(false)} />
          ) : (
            <>
              <QuizBar quiz={quiz} files={files} />
              <div className="mb-4 empty:hidden">
                <Alert problem={files.problem ?? shared.problem}>
                  {files.isTooLong && !isDisabled('/quiz/') && (
                    <Button size="small" onClick={files.openLinking}>
                      Create a server link
                    </Button>
                  )}
                </Alert>
              </div>
              <EditorScreen id={id} quiz={quiz} onExample={files.openExample} />
              {files.isLinking && <LinkDialog entry={{ id, quiz }} onClose={files.closeLinking} />}
              {files.isPasting && <PasteDialog onClose={files.closePasting} />}
            </>
          )}
        </Suspense>
      </DropArea>
      {!shared.quiz && !canTake && help}
    </Shortcuts>
  )
}
