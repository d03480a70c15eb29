import { FilePicker } from '#ui/file-picker/file-picker.tsx'
import { PictureCrop } from '#ui/picture-crop/picture-crop.tsx'
import { pickerWords } from '../picture-files.ts'
import { idCard, idCardFile } from '../sample-art.ts'
import { doAndDont } from './do-and-dont.tsx'

const ignore = () => undefined

export const pictureCropPairs = doAndDont({
  why: 'A photo of oneself is cropped. A document is sent whole.',
  right: (
    <FilePicker
      label="Identity card"
      hint="Up to 3 pictures, 5 MB each"
      value={[{ id: 'card', name: 'identity-card.jpg', blob: idCardFile }]}
      onChange={ignore}
      words={pickerWords}
    />
  ),
  wrong: (
    <PictureCrop
      src={idCard}
      onChange={ignore}
      labels={{
        area: 'Part of the picture, move it with the arrow keys',
        zoom: 'Size',
        move: 'Move the picture',
        left: 'Left',
        up: 'Up',
        down: 'Down',
        right: 'Right',
      }}
    />
  ),
})
