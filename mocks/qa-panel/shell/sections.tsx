import {
  CircleSlash,
  Clock,
  Database,
  FileArchive,
  Globe,
  History,
  type LucideIcon,
  MessageSquareReply,
  Network,
  Video,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { CallsSection } from '../calls/calls-section.tsx'
import { ClockSection } from '../clock/clock-section.tsx'
import { FaultSection } from '../faults/fault-section.tsx'
import { HarSection } from '../har/har-section.tsx'
import { RecordSection } from '../record/record-section.tsx'
import { ResponseSection } from '../responses/response-section.tsx'
import { SnapshotSection } from '../snapshots/snapshot-section.tsx'
import { StorageSection } from '../storage/storage-section.tsx'
import { WorldSection } from '../world/world-section.tsx'

interface Section {
  readonly title: string
  readonly Icon: LucideIcon
  readonly Body: () => ReactNode
}

/** The sections of the panel, in their order. */
export const SECTIONS: readonly Section[] = [
  { title: 'World', Icon: Globe, Body: WorldSection },
  { title: 'Calls', Icon: Network, Body: CallsSection },
  { title: 'Faults', Icon: CircleSlash, Body: FaultSection },
  { title: 'Responses', Icon: MessageSquareReply, Body: ResponseSection },
  { title: 'Clock', Icon: Clock, Body: ClockSection },
  { title: 'Snapshots', Icon: History, Body: SnapshotSection },
  { title: 'Record', Icon: Video, Body: RecordSection },
  { title: 'HAR', Icon: FileArchive, Body: HarSection },
  { title: 'Storage', Icon: Database, Body: StorageSection },
]
