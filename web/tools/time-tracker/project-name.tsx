import { NO_PROJECT, type Project } from './projects.ts'

/** A project's color and name. */
export function ProjectName({ project }: { readonly project: Project | undefined }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <ProjectColor project={project} />
      <span dir="auto" className="[overflow-wrap:anywhere]">
        {project?.name ?? NO_PROJECT}
      </span>
    </span>
  )
}

function ProjectColor({ project }: { readonly project: Project | undefined }) {
  return (
    <span
      aria-hidden
      className="size-2.5 shrink-0 rounded-full bg-line-strong"
      style={{ backgroundColor: project?.color }}
    />
  )
}
