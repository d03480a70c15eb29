// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { loadDraft, saveDraft } from '#patterns/forms/form-draft.ts'
import { formDrafts } from '#session/drafts.ts'
import { session } from '#session/store.ts'

const EMPTY = { amount: '', tiers: [{ rate: '' }], paymentPassword: '', captcha: '' }

afterEach(() => {
  formDrafts.clear()
  session.clear()
})

test('D-013 input is stored under a name, secrets never', () => {
  saveDraft('one', EMPTY, { ...EMPTY, amount: '700', paymentPassword: '246810', captcha: 'QX7B' })
  expect(loadDraft('one', EMPTY)).toEqual({ amount: '700', tiers: [{ rate: '' }] })
  expect(JSON.stringify(formDrafts.get('one'))).not.toMatch(/246810|QX7B/)
  expect(loadDraft('other', EMPTY)).toEqual({})
})

test('an unchanged or emptied form stores nothing', () => {
  saveDraft('one', EMPTY, { ...EMPTY, amount: '7' })
  expect(formDrafts.held()).toBe(true)
  saveDraft('one', EMPTY, { ...EMPTY, paymentPassword: '2' })
  expect(formDrafts.get('one')).toBeNull()
  expect(formDrafts.held()).toBe(false)
})

test('stored values of another shape are ignored', () => {
  formDrafts.set('one', { amount: 7, tiers: 'none', more: 'x' })
  expect(loadDraft('one', EMPTY)).toEqual({})
})

test('an open form whose session expires keeps its owner', () => {
  session.set('account', 'rahim')
  session.set('token', 'one')
  saveDraft('one', EMPTY, { ...EMPTY, amount: '700' })
  session.clear()
  saveDraft('one', EMPTY, { ...EMPTY, amount: '701' })
  session.set('account', 'nodi')
  session.set('token', 'two')
  expect(formDrafts.get('one')).toBeNull()
})
