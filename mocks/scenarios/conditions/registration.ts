/** Conditions of the registration; an absent one means the normal state. */
export interface RegistrationConditions {
  /** Which rules the registration has. */
  register?: 'all-fields' | 'evil-patterns'
  affiliate?: 'required'
  /** unknown: no affiliate code is good. */
  affiliateCodes?: 'unknown'
  minAge?: number
}
