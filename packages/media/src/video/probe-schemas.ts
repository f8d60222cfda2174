import { z } from "zod";

/** A figure that ffprobe writes as text, or leaves out, or says is not known. */
const figure = z
  .union([z.string(), z.number()])
  .transform((value) => Number(value))
  .transform((value) => (Number.isFinite(value) ? value : null))
  .nullish();

const Disposition = z.object({ attached_pic: z.number().default(0) });

/** A stream, as `ffprobe -show_streams` tells it. */
export const ProbedStream = z.object({
  index: z.int(),
  codec_type: z.string().optional(),
  codec_name: z.string().default("unknown"),
  width: z.int().default(0),
  height: z.int().default(0),
  sample_aspect_ratio: z.string().optional(),
  /** Of a sound. */
  channels: z.int().default(0),
  pix_fmt: z.string().default(""),
  color_range: z.string().optional(),
  color_space: z.string().optional(),
  color_transfer: z.string().optional(),
  color_primaries: z.string().optional(),
  field_order: z.string().optional(),
  r_frame_rate: z.string().default("0/0"),
  avg_frame_rate: z.string().default("0/0"),
  start_time: figure,
  duration: figure,
  disposition: Disposition.default({ attached_pic: 0 }),
  tags: z.record(z.string(), z.string()).default({}),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
});
export type ProbedStream = z.infer<typeof ProbedStream>;

/** Output of `ffprobe -print_format json -show_format -show_streams`. */
export const Probed = z.object({
  streams: z.array(ProbedStream),
  format: z.object({
    format_name: z.string(),
    start_time: figure,
    duration: figure,
    tags: z.record(z.string(), z.string()).default({}),
  }),
});
export type Probed = z.infer<typeof Probed>;
