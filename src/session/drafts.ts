import { session } from './store.ts'

interface Draft {
  /** The account of the draft; null for a guest. */
  readonly account: string | null
  readonly values: Readonly<Record<string, unknown>>
}

const isTyped = (value: unknown) => typeof value === 'string' && value.trim() !== ''

const drafts = new Map<string, Draft>()

/**
 * Input that was typed into a form and not sent yet, by the form's name. Kept in memory only and never for
 * passwords. It survives a closed pop-up and an expired session, but not a log-out, another account or a reload.
 */
export const formDrafts = {
  /** The draft of a form, if it belongs to this visitor. A guest's draft stays with them after the log-in. */
  get(form: string): Readonly<Record<string, unknown>> | null {
    const draft = drafts.get(form)
    if (!draft) return null
    const mine = draft.account === null || draft.account === session.get('account')
    return mine || session.get('token') === null ? draft.values : null
  },
  set(form: string, values: Readonly<Record<string, unknown>>): void {
    // A form that is open when its session expires keeps its owner.
    const account = session.get('account') ?? drafts.get(form)?.account ?? null
    drafts.set(form, { account, values })
  },
  /** Whether any form holds input. */
  held(): boolean {
    return [...drafts.values()].some(({ values }) => Object.values(values).some(isTyped))
  },
  drop(form: string): void {
    drafts.delete(form)
  },
  /** Drops every draft of other accounts. */
  keepOnlyOf(account: string): void {
    for (const [form, draft] of drafts)
      if (draft.account !== null && draft.account !== account) drafts.delete(form)
  },
  clear(): void {
    drafts.clear()
  },
}
