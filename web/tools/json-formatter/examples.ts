/** Samples that the page offers and the tests run. */
export const EXAMPLES = [
  {
    title: 'Order with exact numbers',
    text: '{"order":12345678901234567890,"total":19.90,"rate":1E400,"items":[{"sku":"A-1","qty":2},{"sku":"B-7","qty":1}],"notes":[],"address":{}}',
    path: '$.items[?@.qty > 1].sku',
  },
  {
    title: 'Duplicate keys and escapes',
    text: '{"name":"Zo\\u00eb","city":"Z\\u00fcrich","name":"Zoe","path":"C:\\\\temp\\/x","2":"two","1":"one"}',
    path: '$.name',
  },
  {
    title: 'Almost JSON, to repair',
    text: "{\n  // settings of a script\n  name: 'demo',\n  retries: 3,\n  ratio: .5,\n  tags: ['a', 'b',],\n  limit: NaN\n}",
    path: '$.tags[*]',
  },
] as const
