/** Samples that the page offers and the tests run. */
export const EXAMPLES = [
  {
    title: 'Exact numbers',
    text: '{"order":12345678901234567890,"total":19.90,"rate":1E400,"items":[{"sku":"A-1","qty":2},{"sku":"B-7","qty":1}],"notes":[],"address":{}}',
  },
  {
    title: 'Duplicate keys',
    text: '{"name":"Zo\\u00eb","city":"Z\\u00fcrich","name":"Zoe","path":"C:\\\\temp\\/x","2":"two","1":"one"}',
  },
  {
    title: 'Almost JSON',
    text: "{\n  // settings of a script\n  name: 'demo',\n  retries: 3,\n  ratio: .5,\n  tags: ['a', 'b',],\n  limit: NaN\n}",
  },
] as const
