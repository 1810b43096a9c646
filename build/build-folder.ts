import { resolve } from 'node:path'

/** Where the build goes: beside the one that is served, and switched to when it is whole (`switch-build.ts`). */
export const BUILD_FOLDER = resolve(process.env.BUILD_FOLDER || 'dist')
