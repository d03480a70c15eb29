import type { FileFault } from '../../lib/image-file.ts'

/** What a file picker says. */
export type FilePickerLabels = {
  /** On the button: "Choose pictures". */
  choose: string
  /** Beside it, where a pointer can drag: "or drop them here". */
  drop: string
  /** In its place when no more are taken. */
  full: string
  size: (bytes: number) => string
  preparing: (name: string) => string
  remove: (name: string) => string
  dismiss: (name: string) => string
  refused: (name: string, fault: FileFault) => string
  /** Told aloud: "2 of 3 pictures chosen". */
  chosen: (count: number, max: number) => string
}
