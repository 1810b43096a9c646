import { UserError } from '../result/user-error.ts'
import {
  addStory,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  type Session,
  type Story,
  type StoryText,
} from './session.ts'

/**
 * Adds many stories at the end of the backlog, except those without a title; their ids differ from those of the reserved
 * stories. Throws UserError unless all fit.
 */
export function addStories(
  session: Session,
  texts: readonly StoryText[],
  reserved: readonly Story[] = [],
): Session {
  return texts
    .filter(({ title }) => title.trim() !== '')
    .reduce((longer, text) => addStory(longer, text, reserved), session)
}

/** Changes the title of a story, and its description if one is passed. Throws UserError for an empty title. */
export function editStory(
  session: Session,
  id: string,
  { title, description }: { readonly title: string; readonly description?: string | undefined },
): Session {
  const text = title.trim().slice(0, MAX_TITLE_LENGTH)
  if (text === '') throw new UserError('Please enter a story title')
  const stories = session.stories.map((story) =>
    story.id === id
      ? {
          ...story,
          title: text,
          description: (description ?? story.description).trim().slice(0, MAX_DESCRIPTION_LENGTH),
        }
      : story,
  )
  return { ...session, stories }
}

/** Moves a story by the given number of positions, within the backlog. */
export function moveStory(session: Session, id: string, places: number): Session {
  const at = session.stories.findIndex((story) => story.id === id)
  const story = session.stories[at]
  if (!story) return session
  const stories = session.stories.toSpliced(at, 1).toSpliced(Math.max(0, at + places), 0, story)
  return { ...session, stories }
}

// Summary of a session's stories; separate from the session's actions, which viewers need not load.
