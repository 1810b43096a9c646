import { formatBytes } from '#lib/bytes/format-bytes.ts'
import type { MadeImage } from '#lib/image/image-options.ts'
import { type Size, sizeText } from '#lib/image/size.ts'
import { download } from '#web/platform/download.ts'
import { useObjectUrl } from '#web/platform/use-object-url.ts'
import { Alert } from '#web/ui/alert.tsx'
import Download from '~icons/lucide/download'
import X from '~icons/lucide/x'
import { completedImages, madeBytes, madeText } from './completed.ts'
import { getHeader, getMade, getStatus, isEnlarged, type ListedImage, type Status } from './listed-image.ts'
import type { Settings } from './settings/settings.ts'
import type { ImageList } from './use-image-list.ts'

const TITLES: Readonly<Record<Status, string>> = {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  error: 'Error',
}
const LOOKS: Readonly<Record<Status, string>> = {
  pending: 'bg-line text-ink',
  processing: 'bg-care-soft text-care',
  completed: 'bg-good-soft text-good',
  error: 'bg-wrong-soft text-wrong',
}

/** Renders all images, each with its state and its result. */
export default function ImageRows({ list, shared }: { readonly list: ImageList; readonly shared: Settings }) {
  return (
    <ul
      aria-label="Images"
      className="min-w-0 divide-y divide-line self-start overflow-clip rounded-card border border-line bg-surface shadow-lift"
    >
      {list.images.map((image) => (
        <Row key={image.id} image={image} list={list} shared={shared} />
      ))}
    </ul>
  )
}

type RowProps = { readonly image: ListedImage; readonly list: ImageList; readonly shared: Settings }

function Row({ image, list, shared }: RowProps) {
  const { file, check, id } = image
  const status = getStatus(image, shared)
  const made = getMade(image, shared)
  const [saved] = completedImages([image], shared)
  const isShown = list.selected?.id === id
  // The error of a shown file that could not be opened is in the place of its picture.
  const unopened = check?.ok === false && !isShown ? check.problem : undefined
  const problem = made?.ok === false ? made.problem : unopened
  return (
    <li className={`flex flex-col gap-2 px-3 py-2 sm:px-4 ${isShown ? 'bg-sunken' : ''}`}>
      <div className="flex items-center gap-3">
        <Thumbnail image={image} made={made?.ok ? made.value : undefined} />
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => list.select(id)}
          className="min-h-control min-w-0 flex-1 rounded-control text-left"
        >
          <span dir="auto" className="block truncate font-medium text-sm">
            {file.name}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm tabular-nums">
            <span className={`rounded-full px-2 ${LOOKS[status]}`}>{TITLES[status]}</span>
            {describe(image, shared)}
          </span>
        </button>
        <div className="flex">
          {saved && (
            <RowButton label={`Download ${saved.name}`} onPress={() => download(saved.made.blob, saved.name)}>
              <Download size={17} aria-hidden />
            </RowButton>
          )}
          <RowButton label={`Remove ${file.name}`} onPress={() => list.remove(image)}>
            <X size={17} aria-hidden />
          </RowButton>
        </div>
      </div>
      <Alert problem={problem} />
    </li>
  )
}

function describe(image: ListedImage, shared: Settings): string {
  const header = getHeader(image)
  const made = getMade(image, shared)
  const parts = [
    header && sizeText(header),
    formatBytes(image.file.size),
    header?.hasMore && (header.format === 'tiff' ? 'first page only' : 'first frame only'),
    shared.isBatch && image.own && 'own settings',
  ]
  const before = parts.filter(Boolean).join(' · ')
  if (!made?.ok) return before
  const isSameSize = header && sizeText(header) === sizeText(made.value)
  const after = (isSameSize ? madeBytes : madeText)(made.value, image.file.size)
  return `${before} → ${after}${isEnlarged(header, made.value) ? ' · enlarged' : ''}`
}

const UNSHOWN = ['heic', 'tiff']
/** To draw larger ones small costs as much as to resize them; browsers decode a JPEG at an eighth of its size. */
const MAX_PIXELS_SHOWN = 8_000_000
const MAX_JPEG_PIXELS_SHOWN = 100_000_000

/** Returns a blob small enough to display: the result if available, otherwise the original. */
function smallBlob(image: ListedImage, made: MadeImage | undefined): Blob | undefined {
  const header = getHeader(image)
  const isSmall = (size: Size, max = MAX_PIXELS_SHOWN) => size.width * size.height <= max
  if (made && isSmall(made)) return made.blob
  if (!header || UNSHOWN.includes(header.format)) return undefined
  return isSmall(header, header.format === 'jpeg' ? MAX_JPEG_PIXELS_SHOWN : undefined)
    ? image.file
    : undefined
}

type ThumbnailProps = { readonly image: ListedImage; readonly made: MadeImage | undefined }

function Thumbnail({ image, made }: ThumbnailProps) {
  const address = useObjectUrl(smallBlob(image, made))
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-line text-ink-soft text-xs uppercase">
      {address ? (
        <img src={address} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      ) : (
        getHeader(image)?.format
      )}
    </span>
  )
}

type RowButtonProps = {
  readonly label: string
  readonly onPress: () => void
  readonly children: React.ReactNode
}

function RowButton({ label, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-control place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
    >
      {children}
    </button>
  )
}
