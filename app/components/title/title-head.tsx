import { nameLanguage } from "~/lib/text/name-language";
import { Poster } from "./artwork";

interface TitleHeadProps {
	/** Without a poster's path there is room for one. */
	title: {
		id: number;
		title: string;
		titleLanguage?: string;
		poster?: string | null;
		originalTitle?: string;
		language?: string;
	};
	/** Of the picture that came from a card: it stays where it is. */
	posterClass?: string;
	/** Below the name. */
	children: React.ReactNode;
}

/** A name or a word that has smaller letters beside a phone's poster. */
function isLong(name: string): boolean {
	return name.length > 30 || /\S{11}/.test(name);
}

/** Poster and name of a title, in the same places while its page loads. */
export function TitleHead({ title, posterClass = "poster-arrives", children }: TitleHeadProps) {
	const { id, title: name, titleLanguage, poster, originalTitle, language = "" } = title;
	return (
		<div className="flex flex-wrap gap-4 md:contents">
			<div className="title-poster w-28 shrink-0 sm:w-44 md:w-48 lg:w-60 md:max-w-[min(32vw,50svh)] 2xl:w-72">
				{poster === undefined ? (
					<div className="pending aspect-2/3 w-full rounded-lg" />
				) : (
					<Poster
						subject={id}
						path={poster}
						isFirst
						sizes="(min-width: 96rem) 18rem, (min-width: 64rem) 15rem, (min-width: 40rem) 12rem, 7rem"
						widest="w500"
						className={`${posterClass} aspect-2/3 w-full rounded-lg`}
					/>
				)}
			</div>
			<div className="title-facts shaded w-fit min-w-0 self-start md:self-end">
				{name && (
					<h1
						dir="auto"
						lang={nameLanguage(name, titleLanguage ?? (originalTitle ? "" : language))}
						data-long={isLong(name) || undefined}
						style={{ "--letters": name.length } as React.CSSProperties}
						className="lettering title-name"
					>
						{name}
					</h1>
				)}
				{children}
			</div>
		</div>
	);
}
