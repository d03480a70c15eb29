/** Conditions of the visitor's browser; an absent one means the normal state. */
export interface BrowserConditions {
  /** Features that the visitor's browser blocks. */
  browser?: { readonly storage?: 'none'; readonly popups?: 'blocked' }
}
