import { expect, test } from 'vitest'
import { withoutEntities } from './entities.ts'

// HTML, 13.5.
const NAMED = `
  amp=& lt=< gt=> quot=" apos=' nbsp=\u00A0 copy=© reg=® trade=™ hellip=… mdash=— ndash=– lsquo=‘
  rsquo=’ ldquo=“ rdquo=” laquo=« raquo=» bull=• middot=· euro=€ pound=£ yen=¥ cent=¢ sect=§ para=¶
  deg=° plusmn=± times=× divide=÷ frac12=½ frac14=¼ frac34=¾ larr=← uarr=↑ rarr=→ darr=↓ harr=↔ rArr=⇒
  lArr=⇐ ne=≠ le=≤ ge=≥ infin=∞ sum=∑ radic=√ micro=µ check=✓ star=☆ auml=ä ouml=ö uuml=ü Auml=Ä Ouml=Ö
  Uuml=Ü szlig=ß eacute=é egrave=è agrave=à ccedil=ç ntilde=ñ shy=\u00AD ensp=\u2002 emsp=\u2003
  thinsp=\u2009 zwj=\u200D zwnj=\u200C
`
test.each(NAMED.trim().split(/[ \n]+/))('%s', (pair) => {
  const [name, char] = pair.split('=')
  expect(withoutEntities(`a&${name};b`)).toBe(`a${char}b`)
})

// CommonMark 0.31.2, 2.5 and 2.3.
test.each([
  ['&#35; &#1234; &#992; &#0;', '# Ӓ Ϡ \uFFFD'],
  ['&#X22; &#XD06; &#xcab;', '" ആ ಫ'],
  ['&#x1F642;', '🙂'],
  ['&#x10FFFF;', '\u{10FFFF}'],
  ['&#x110000; &#1114112;', '\uFFFD \uFFFD'],
  ['&#xD800; &#xDFFF; &#55296;', '\uFFFD \uFFFD \uFFFD'],
  ['&nbsp &x; &#; &#x; &#87654321; &#abcdef0; &ThisIsNotDefined; &hi?;', undefined],
  ['&amp;lt;', '&lt;'],
])('%s is read as %j', (written, text) => {
  expect(withoutEntities(written)).toBe(text ?? written)
})
