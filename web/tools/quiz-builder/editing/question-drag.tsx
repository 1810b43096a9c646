import { type DragEvent, memo } from 'react'
import { changeQuestions } from '../use-quiz-library.ts'
import { getPlace, moveQuestion } from './questions.ts'

const DRAGGED = 'application/x-sundry-question'

/** Handle for dragging a question. */
export const DragHandle = memo(function DragHandle({ id }: { readonly id: string }) {
  return (
    <span
      aria-hidden
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
      className="-ml-1 cursor-grab text-ink-soft"
    >
      ⠿
    </span>
  )
})

/** Takes a question that is dragged here to the place of this one. */
export function getDropProps(id: string) {
  const holdsQuestion = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED)
  return {
    onDragOver: (event: DragEvent) => holdsQuestion(event) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (!holdsQuestion(event)) return
      event.preventDefault()
      const dragged = event.dataTransfer.getData(DRAGGED)
      changeQuestions((all) => moveQuestion(all, dragged, getPlace(all, id)))
    },
  }
}
