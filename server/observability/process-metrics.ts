import { readdir } from 'node:fs/promises'
import { readMaxOpenFiles } from '../http/open-files.ts'
import { family } from './metric-text.ts'

/** Returns metrics of the process, under the names that all clients of Prometheus use. */
export async function processMetrics(): Promise<string> {
  const { user, system } = process.cpuUsage()
  const files = await countOpenFiles()
  const maxFiles = readMaxOpenFiles()
  return [
    family('process_cpu_seconds_total', 'counter', 'Processor time of the process.', [
      ['', (user + system) / 1e6],
    ]),
    family(
      'process_open_fds',
      'gauge',
      'Open files and connections of the process.',
      files === undefined ? [] : [['', files]],
    ),
    family(
      'process_max_fds',
      'gauge',
      'The most of them.',
      Number.isFinite(maxFiles) ? [['', maxFiles]] : [],
    ),
    family('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [
      ['', process.memoryUsage.rss()],
    ]),
    family('process_start_time_seconds', 'gauge', 'When it was started.', [
      ['', Math.round(Date.now() / 1000 - process.uptime())],
    ]),
  ].join('')
}

/** Returns the open files of this process; undefined if the system does not list them (not Linux). */
async function countOpenFiles(): Promise<number | undefined> {
  try {
    // The list itself is an open file while it is read.
    return (await readdir('/proc/self/fd')).length - 1
  } catch {
    return undefined
  }
}
