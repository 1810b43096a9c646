import { expect, test } from 'vitest'
import { declaredCharset } from './declared-charset.ts'

const declared = (text: string) => declaredCharset(new TextEncoder().encode(text))

test.each([
  ['<meta charset="windows-1252">', 'windows-1252'],
  ["<META CHARSET = 'Shift_JIS' />", 'Shift_JIS'],
  ['<!doctype html><html><head><title>x</title><meta charset=iso-8859-2>', 'iso-8859-2'],
  ['<meta content="text/html; charset=koi8-r" http-equiv="Content-Type">', 'koi8-r'],
  ['<meta http-equiv=content-type content="text/html;charset=euc-kr">', 'euc-kr'],
  ['<!-- <meta charset="big5"> --><meta charset="gbk">', 'gbk'],
  ['<meta name="description" content="about charset=big5"><meta charset="gbk">', 'gbk'],
  ['<meta charset="utf-16">', 'utf-8'],
  ['<?xml version="1.0" encoding="ISO-8859-1"?><a/>', 'ISO-8859-1'],
  ["<?xml version='1.0' encoding='windows-1251' standalone='yes'?>", 'windows-1251'],
  ['@charset "windows-1250"; a {}', 'windows-1250'],
  [`${' '.repeat(1024)}<meta charset="gbk">`, undefined],
  ['<p>charset=gbk</p>', undefined],
  ['', undefined],
])('%j declares the charset %j', (text, charset) => {
  expect(declared(text)).toBe(charset)
})
