import type { Direction } from './options.ts'

/** Samples that the page offers and the tests run. */
export const EXAMPLES: readonly {
  readonly title: string
  readonly direction: Direction
  readonly text: string
}[] = [
  {
    title: 'Orders',
    direction: 'CSV to JSON',
    text: 'order,customer,note,total\r\n007,"Zoë, Ltd","She said ""yes""",19.90\r\n12345678901234567890,Ben,"two\r\nlines",5\r\n',
  },
  {
    title: 'Semicolons and nested names',
    direction: 'CSV to JSON',
    text: 'name;address.city;address.zip;tags[0];tags[1]\nAnn;Zürich;08001;a;b\nBen;Oslo;0150;c;\n',
  },
  {
    title: 'Nested JSON',
    direction: 'JSON to CSV',
    text: '[\n  {"id": 12345678901234567890, "name": "Ann", "tags": ["a", "b"], "formula": "=1+1"},\n  {"id": 2, "name": "Ben", "active": true, "address": {"city": "Oslo"}}\n]\n',
  },
  {
    title: 'JSON from an API',
    direction: 'JSON to CSV',
    text: '{"data": [{"sku": "A-1", "price": 19.90}, {"sku": "B-7", "price": -5}], "next": null}',
  },
]
