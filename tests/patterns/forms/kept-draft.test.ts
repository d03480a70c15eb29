// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { keepDraft, keptDraft } from '#patterns/forms/kept-draft.ts'
import { formDrafts } from '#session/drafts.ts'
import { session } from '#session/store.ts'

const EMPTY = { amount: '', tiers: [{ rate: '' }], paymentPassword: '', captcha: '' }

afterEach(() => {
  formDrafts.clear()
  session.clear()
})

test('D-013 what is typed is kept under a name, secrets never', () => {
  keepDraft('one', EMPTY, { ...EMPTY, amount: '700', paymentPassword: '246810', captcha: 'QX7B' })
  expect(keptDraft('one', EMPTY)).toEqual({ amount: '700', tiers: [{ rate: '' }] })
  expect(JSON.stringify(formDrafts.get('one'))).not.toMatch(/246810|QX7B/)
  expect(keptDraft('other', EMPTY)).toEqual({})
})

test('a form that is as it began, or is empty again, keeps nothing', () => {
  keepDraft('one', EMPTY, { ...EMPTY, amount: '7' })
  expect(formDrafts.held()).toBe(true)
  keepDraft('one', EMPTY, { ...EMPTY, paymentPassword: '2' })
  expect(formDrafts.get('one')).toBeNull()
  expect(formDrafts.held()).toBe(false)
})

test('takes nothing over that has not the form’s own shape', () => {
  formDrafts.set('one', { amount: 7, tiers: 'none', more: 'x' })
  expect(keptDraft('one', EMPTY)).toEqual({})
})

test('a form still open when its session lapses keeps whose it was', () => {
  session.set('account', 'rahim')
  session.set('token', 'one')
  keepDraft('one', EMPTY, { ...EMPTY, amount: '700' })
  session.clear()
  keepDraft('one', EMPTY, { ...EMPTY, amount: '701' })
  session.set('account', 'nodi')
  session.set('token', 'two')
  expect(formDrafts.get('one')).toBeNull()
})
