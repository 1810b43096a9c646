import * as v from 'valibot'

const Report = v.object({ userLimits: v.object({ open_files: v.object({ soft: v.number() }) }) })

/** Returns the limit of open files of this process; Infinity if there is none or it is unknown (Windows). */
export function readMaxOpenFiles(): number {
  if (!process.report) return Number.POSITIVE_INFINITY
  const report = v.safeParse(Report, process.report.getReport())
  return report.success ? report.output.userLimits.open_files.soft : Number.POSITIVE_INFINITY
}
