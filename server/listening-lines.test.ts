import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { listeningLines } from './listening-lines.ts'

const entry = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
  ({ address, family, internal }) as NetworkInterfaceInfo
const INTERFACES = {
  lo: [entry('127.0.0.1', 'IPv4', true)],
  eth0: [entry('fe80::1', 'IPv6'), entry('192.168.1.20', 'IPv4')],
}

test.each([
  ['0.0.0.0', ['Sundry answers at http://localhost:4173', 'On this network at http://192.168.1.20:4173']],
  ['::', ['Sundry answers at http://localhost:4173', 'On this network at http://192.168.1.20:4173']],
  ['127.0.0.1', ['Sundry answers at http://localhost:4173']],
  ['10.0.0.5', ['Sundry answers at http://10.0.0.5:4173']],
  ['/run/sundry.sock', ['Sundry answers at the Unix socket /run/sundry.sock']],
  ['fd00::5', ['Sundry answers at http://[fd00::5]:4173']],
])('addressLines(): lists the addresses that host %s answers at', (host, lines) => {
  expect(listeningLines(4173, host, INTERFACES)).toEqual(lines)
})

test('addressLines(): names no network address without a network', () => {
  expect(listeningLines(80, '0.0.0.0', { lo: INTERFACES.lo })).toEqual([
    'Sundry answers at http://localhost:80',
  ])
})
