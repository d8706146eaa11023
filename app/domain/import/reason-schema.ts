// The reasons that a program sends. No browser loads this: zod is large, and the content policy forbids what it tries.
import { z } from "zod";
import { UNPRINTABLE } from "~/domain/import/reading/printed";
import english from "~/messages/en/import-reasons";
import type { ImportReasonTexts } from "~/messages/import-reasons";
import { pluralIn } from "~/messages/plural";
import { sentence } from "~/messages/sentence";
import { ARGUMENT_MAX, type Reason, type ReasonArguments, type ReasonCode } from "./reason";

const CODES = Object.keys(english({ plural: pluralIn("en") })) as ReasonCode[];

export const ReasonCodeSchema = z.enum(CODES).meta({ id: "ReasonCode" });

const TEXT = z
	.string()
	.max(ARGUMENT_MAX)
	.refine((text) => !UNPRINTABLE.test(text));
const NUMBER = z.number();

const OF_KIND = z.object({ what: TEXT });
const OF_COLUMNS = z.object({ columns: TEXT });
const OF_FILE = z.object({ file: TEXT });
const OF_STATUS = z.object({ status: TEXT });
const OF_TEXT = z.object({ text: TEXT });
const UP_TO = z.object({ max: NUMBER });
const OF_SIZE = z.object({ megabytes: NUMBER });
const EPISODE = z.object({ episode: NUMBER });
const NAMED = z.object({ name: TEXT });
const TO = { toSeason: NUMBER, toEpisode: NUMBER };

type CodeWithArguments = {
	[Code in ReasonCode]: ImportReasonTexts[Code] extends string ? never : Code;
}[ReasonCode];

const ARGUMENTS: { [Code in CodeWithArguments]: z.ZodType<ReasonArguments<Code>> } = {
	stated: OF_TEXT,
	noEpisodeNamed: NAMED,
	noEpisodeNamedAt: NAMED.extend(TO),
	noneInSeason: NAMED.extend({ season: NUMBER }),
	noneInSeasonAt: NAMED.extend({ season: NUMBER, ...TO }),
	noEpisode: EPISODE.extend({ season: NUMBER }),
	noEpisodeAt: EPISODE.extend({ season: NUMBER, ...TO }),
	noNumber: EPISODE,
	noSeasonAt: z.object(TO),
	badDate: OF_TEXT,
	laterRemark: OF_KIND,
	sameRemark: OF_KIND,
	ownRemark: OF_KIND.extend({ value: z.union([NUMBER, TEXT]).optional() }),
	remarkSince: OF_KIND,
	noRemark: OF_KIND,
	ofSeasons: OF_KIND,
	fullOfRemarks: OF_KIND.extend({ max: NUMBER.optional() }),
	ratingAbove: OF_TEXT.extend({ max: NUMBER }),
	notARating: OF_TEXT,
	notMovieOrShow: OF_TEXT,
	notOfTmdb: OF_TEXT,
	statusOf: OF_STATUS,
	statusHasNoPlace: OF_STATUS,
	statusWithoutEpisodes: OF_STATUS,
	typeOfTvTime: z.object({ type: TEXT }),
	noteCut: z.object({ kept: NUMBER, of: NUMBER }),
	manyMembers: UP_TO,
	unpacksTooFar: OF_SIZE,
	largeZip: OF_SIZE,
	largeFile: OF_SIZE,
	largeZips: OF_SIZE,
	largeFiles: OF_SIZE,
	manyColumns: UP_TO,
	otherLibrary: NAMED.extend({ own: TEXT }),
	archiveOf: z.object({ format: TEXT }),
	listOfBooks: OF_COLUMNS,
	listOfMusic: OF_COLUMNS,
	listOfGames: OF_COLUMNS,
	listOfPodcasts: OF_COLUMNS,
	listOfContacts: OF_COLUMNS,
	listOfPayments: OF_COLUMNS,
	listOfFiles: OF_COLUMNS,
	listOfPurchases: OF_COLUMNS,
	listOfSports: OF_COLUMNS,
	encoding: OF_FILE.extend({ encoding: TEXT }),
	scaleOf5: OF_FILE,
	scaleOf10: OF_FILE,
	scaleOf100: OF_FILE,
	listNoteCut: z.object({ list: TEXT, of: NUMBER, kept: NUMBER }),
	incompleteTrakt: z.object({ missing: TEXT }),
};

const hasArguments = (code: ReasonCode): code is CodeWithArguments => Object.hasOwn(ARGUMENTS, code);

/** The arguments of its code, and no others. */
export const ReasonSchema = z
	.object({ code: ReasonCodeSchema })
	.catchall(z.unknown())
	.transform(({ code, ...values }, context): Reason => {
		if (!hasArguments(code)) return { code } as Reason;
		const { data, error } = ARGUMENTS[code].safeParse(values);
		for (const { path } of error?.issues ?? []) {
			context.addIssue({ code: "custom", path, message: sentence("reasonNeeds", code, path.join(".")) });
		}
		return { code, ...data } as Reason;
	});
