import type { FileFault } from '../../lib/image-file.ts'

/** Everything a file picker says; all of it comes from the caller. */
export type FilePickerWords = {
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
