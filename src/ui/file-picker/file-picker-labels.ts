import type { FileIssue } from '#lib/image-file.ts'

/** The texts of a file picker. */
export type FilePickerLabels = {
  /** On the button: "Choose pictures". */
  choose: string
  /** Shown next to the button if the pointer can drag: "or drop them here". */
  drop: string
  /** Instead of both when `max` is reached. */
  full: string
  size: (bytes: number) => string
  preparing: (name: string) => string
  remove: (name: string) => string
  dismiss: (name: string) => string
  refused: (name: string, fault: FileIssue) => string
  /** Announced: "2 of 3 pictures chosen". */
  chosen: (count: number, max: number) => string
}
