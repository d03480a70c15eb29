// A thread that compares stored pictures, so that the next ones can be drawn meanwhile.

import { pictureOf } from '../store.mjs'
import { compare } from './compare.mjs'

/** @param pair the hashes of two stored pictures */
export default ({ before, after }) => compare(pictureOf(before), pictureOf(after))
