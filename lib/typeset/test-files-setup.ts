import { typesetFiles } from '../../build/typeset/typeset-files.ts'

/** Unpacks the fonts of documents once, before the tests that need them run beside one another. */
export default async function setup(): Promise<void> {
  await typesetFiles()
}
