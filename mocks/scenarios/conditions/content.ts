/** Conditions of announcements and apps; an absent one means the normal state. */
export interface ContentConditions {
  announcements?: 'none'
  /**
   * The announcements that pop up: for logged-in (A), anonymous (B) or first-time (F) visitors, or six pages of them
   * for everyone. Absent: none.
   */
  popup?: 'A' | 'B' | 'F' | 'many'
  /** none: no resource names an app for Android. */
  android?: 'none'
}
