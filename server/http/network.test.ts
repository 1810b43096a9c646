import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2ab::1', '2001:db8:1:2ab::/64', '2001:db8:1:200::/56'],
  ['2001:0DB8:0001:02ab:ffff:1:2:3', '2001:db8:1:2ab::/64', '2001:db8:1:200::/56'],
  ['2001:db8::7', '2001:db8:0:0::/64', '2001:db8:0:0::/56'],
  ['2001:db8:1:2ff:1::', '2001:db8:1:2ff::/64', '2001:db8:1:200::/56'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64', '1:0:2:0::/56'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64', '64:ff9b:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/56'],
  ['unknown', 'unknown', 'unknown'],
])('%s is counted as %s, and as %s where a household is', (address, visitor, household) => {
  expect([networkOf(address, 64), networkOf(address, 56)]).toEqual([visitor, household])
})
