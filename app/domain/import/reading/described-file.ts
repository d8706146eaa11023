import { describeReason } from "~/domain/import/reason";
import type { ReadFile } from "./read-files";

/** What became of a file, in words. */
export type DescribedFile = Omit<ReadFile, "reason"> & { reason: string | null };

export const describeFile = ({ reason, ...file }: ReadFile): DescribedFile => ({
	...file,
	reason: reason && describeReason(reason),
});
