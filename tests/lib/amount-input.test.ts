import { afterEach, describe, expect, test } from 'vitest'
import { amountIssue, parseAmount, typedAmount, typedCount } from '#lib/amount-input.ts'
import { setNumberLanguage } from '#lib/number-style.ts'

describe('readAmount', () => {
  test.each([
    ['500', '500.00'],
    [' 1 234.5 ', '1234.50'],
    ['1\u202f234,50', '1234.50'],
    ['1,234', '1234.00'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1,00,000', '100000.00'],
    ['12,5', '12.50'],
    ['12,', '12.00'],
    ['.5', '0.50'],
    ['007', '7.00'],
    ['+500', '500.00'],
    ['১,২৩৪.৫০', '1234.50'],
    ['１２３', '123.00'],
    ['12,34,567.5', '1234567.50'],
    ['1.234.567', '1234567.00'],
    ["1'234.50", '1234.50'],
    ['٬١٬٢٣٤٫٥'.slice(1), '1234.50'],
    ['1234,5', '1234.50'],
    ['0,5', '0.50'],
    ['\u2066500\u2069', '500.00'],
    ['999999999999.99', '999999999999.99'],
  ])('D-082 reads %j as %s', (typed, amount) => {
    expect(parseAmount(typed)).toEqual({ kind: 'amount', amount })
  })

  test.each([
    ['-500', 'negative'],
    ['−৫০০', 'negative'],
    ['500-', 'negative'],
    ['1.234', 'unclear'],
    ['0,500', 'unclear'],
    ['0.500', 'unclear'],
    ['1234,567', 'decimals'],
    ['1.2345', 'decimals'],
    ['1 2 3', 'shape'],
    ['12 34', 'shape'],
    ['1,234.567,89', 'shape'],
    ['1,23,4567', 'shape'],
    ['0,123,456', 'shape'],
    ['5k', 'shape'],
    ['$500', 'shape'],
    ['5%', 'shape'],
    ['1_000', 'shape'],
    ['1,234.567', 'decimals'],
    ['1.2.3', 'shape'],
    ['12,34,5', 'shape'],
    ['1e5', 'shape'],
    ['five', 'shape'],
    ['.', 'shape'],
    ['--1', 'shape'],
    ['1234567890123', 'long'],
  ])('refuses %j as %s', (typed, fault) => {
    expect(parseAmount(typed)).toEqual({ kind: 'fault', fault })
    expect(typedAmount(typed)).toBeNull()
  })

  test('recognises an empty input', () => {
    expect(parseAmount('  ')).toEqual({ kind: 'empty' })
    expect(parseAmount('\u200e')).toEqual({ kind: 'empty' })
  })
})

describe('grouping', () => {
  afterEach(() => setNumberLanguage(null))

  test.each([
    [null, '1,000', '1000.00'],
    [null, '1.000', null],
    ['vi', '1.000', '1000.00'],
    ['vi', '1,000', null],
    ['vi', '0.500', null],
    ['vi', '12,5', '12.50'],
    ['fr', '1\u202f000', '1000.00'],
    ['fr', '1.000', null],
    ['bn', '১,০০০', '1000.00'],
  ])('where the page writes as %s, %j is %s', (tag, typed, amount) => {
    setNumberLanguage(tag)
    expect(typedAmount(typed)).toBe(amount)
  })
})

describe('typedCount', () => {
  test.each([
    ['12', 12],
    ['১,২৩৪', 1234],
    ['5.00', 5],
    ['0', 0],
    ['1.5', null],
    ['1,5', null],
    ['1.000', null],
    ['-3', null],
    ['x', null],
    ['', null],
  ])('reads %j as %s', (typed, count) => expect(typedCount(typed)).toBe(count))
})

describe('amountIssue', () => {
  const bounds = { min: '200.00', max: '25000.00' }

  test('compares exactly with the limits', () => {
    expect(amountIssue('199.99', bounds)).toBe('below')
    expect(amountIssue('200', bounds)).toBeNull()
    expect(amountIssue('25,000.00', bounds)).toBeNull()
    expect(amountIssue('25000.01', bounds)).toBe('above')
  })

  test('reports an empty input', () => {
    expect(amountIssue('', bounds)).toBe('empty')
    expect(amountIssue('0.00', bounds)).toBe('zero')
    expect(amountIssue('x')).toBe('shape')
    expect(amountIssue('12')).toBeNull()
  })
})
