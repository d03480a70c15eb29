import { describe, expect, test } from 'vitest'
import { amountIssue, readAmount, typedAmount } from '#lib/amount-input.ts'

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
    ['৳ ৫০০', '500.00'],
    ['১,২৩৪.৫০', '1234.50'],
    ['１２３', '123.00'],
    ['999999999999.99', '999999999999.99'],
  ])('D-082 reads %j as %s', (typed, amount) => {
    expect(readAmount(typed)).toEqual({ kind: 'amount', amount })
  })

  test.each([
    ['-500', 'negative'],
    ['−৫০০', 'negative'],
    ['1.234', 'decimals'],
    ['1,234.567', 'decimals'],
    ['1.2.3', 'shape'],
    ['12,34,5', 'shape'],
    ['1e5', 'shape'],
    ['five', 'shape'],
    ['.', 'shape'],
    ['--1', 'shape'],
    ['1234567890123', 'long'],
  ])('refuses %j as %s', (typed, fault) => {
    expect(readAmount(typed)).toEqual({ kind: 'fault', fault })
    expect(typedAmount(typed)).toBeNull()
  })

  test('recognises an empty input', () => {
    expect(readAmount('  ')).toEqual({ kind: 'empty' })
    expect(readAmount('৳')).toEqual({ kind: 'empty' })
  })
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
