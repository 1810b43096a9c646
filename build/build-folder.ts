import { resolve } from 'node:path'

/** Output folder of the build, next to the served one; activated when complete (`activate-build.ts`). */
export const BUILD_FOLDER = resolve(process.env.BUILD_FOLDER || 'dist')
