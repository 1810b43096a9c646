/** Tags of Exif 3.0 (CIPA DC-008) and TIFF 6.0 with special handling. */
export const TAG = {
  width: 0x100,
  height: 0x101,
  orientation: 0x112,
  exif: 0x8769,
  location: 0x8825,
  makerNote: 0x927c,
  colorSpace: 0xa001,
  shownWidth: 0xa002,
  shownHeight: 0xa003,
  interoperability: 0xa005,
} as const

/** Tags that describe the layout of the stored pixels or the original file, and are true of no other. */
export const OF_THE_OLD_FILE: ReadonlySet<number> = new Set([
  0xfe, // new subfile type
  0x102, // bits per sample
  0x103, // compression
  0x106, // photometric interpretation
  0x111, // strip offsets
  0x115, // samples per pixel
  0x116, // rows per strip
  0x117, // strip byte counts
  0x11c, // planar configuration
  0x142, // tile width
  0x143, // tile length
  0x144, // tile offsets
  0x145, // tile byte counts
  0x14a, // further directories
  0x153, // sample format
  0x201, // place of the thumbnail
  0x202, // length of the thumbnail
  0x2bc, // XMP
  0x83bb, // IPTC
  0x8649, // Photoshop's resources
  0x8773, // ICC profile
  TAG.orientation,
  TAG.makerNote,
])
