import { expect, test } from 'vitest'
import { placeOf } from './postgres-backup.ts'

test.each([
  ['postgres://db.example.org/sundry', { PGHOST: 'db.example.org', PGDATABASE: 'sundry' }],
  [
    'postgres://ada%40work:p%40ss%2Fw%25rd@127.0.0.1:5433/my%20tools?sslmode=require',
    {
      PGHOST: '127.0.0.1',
      PGPORT: '5433',
      PGUSER: 'ada@work',
      PGPASSWORD: 'p@ss/w%rd',
      PGDATABASE: 'my tools',
      PGSSLMODE: 'require',
    },
  ],
])('the programs of PostgreSQL reach %s', (url, place) => {
  expect(placeOf(url)).toEqual(place)
})
