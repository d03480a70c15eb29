import { FilePicker } from '#ui/file-picker/file-picker.tsx'
import { pickerWords } from '../picture-files.ts'
import { doAndDont } from './do-and-dont.tsx'

const empty = { value: [], onChange: () => undefined, words: pickerWords }

export const filePickerPairs = doAndDont({
  why: 'Say the limits before people choose, and the reason if a file is refused.',
  right: (
    <FilePicker
      {...empty}
      label="Receipt"
      hint="Up to 3 pictures, 5 MB each"
      error="receipt.pdf is not a picture"
    />
  ),
  wrong: <FilePicker {...empty} label="Upload" error="Upload failed" />,
})
