import { HOME_SUMMARY } from "~/browser/stored";
import { HERO_PICTURE, HeroFrame, heroNameClass } from "~/components/browse/hero";
import { InlineScript } from "~/components/site/inline-script";
import { useSite } from "~/components/site/site-context";
import { BACKDROP_SIZES, BACKDROPS, Backdrop } from "~/components/title/artwork";
import { ResumeLine } from "~/components/title/play-button";
import { WatchedCheck } from "~/components/title/verbs/watched-check";
import { ButtonLink, buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { imageSet, imageUrl } from "~/domain/catalogue/images";
import { isTitle, SURPRISE_PATH, titleKey, titlePath } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import type { BegunCard } from "~/domain/library/next/begun-card";
import { labelNextUp, type NextUpLabel } from "~/domain/library/next/next-up-label";
import { nameLanguage } from "~/lib/text/name-language";
import { begunTexts } from "~/messages/begun";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { useFurtherOn } from "./use-further-on";

type HeroCard = TitleRef & Pick<BegunCard, "title" | "target" | "isDone" | "backdrop" | "next" | "ahead">;

/** Its room is kept until the browser tells what is shown. */
const NO_LABEL: Omit<NextUpLabel, "text"> = { detail: "", progress: 0, to: "/my-list", restartTo: null };

interface ContinueHeroProps {
	/** Null until the browser tells. */
	card: HeroCard | null;
	/** Whether it is of Up Next; else it is of Continue Watching. */
	isUpNext?: boolean;
	/** The title of the banner below, which is left out where it is the same. */
	trending: TitleRef | null;
}

/** The banner of Home with what the visitor was watching: one press goes on with it. */
export function ContinueHero({ card, isUpNext = false, trending }: ContinueHeroProps) {
	const name = card?.title ?? "";
	const texts = useTexts(begunTexts);
	const shared = useTexts(siteTexts);
	const sayFurtherOn = useFurtherOn();
	const label = (card && labelNextUp(shared, card, card.next)) ?? { ...NO_LABEL, text: shared.resume };
	const isTrending = card !== null && trending !== null && isTitle(card, trending);
	return (
		<>
			<HeroFrame
				id="continue-title"
				picture={
					card ? (
						<Backdrop subject={card.id} path={card.backdrop} isFirst className={HERO_PICTURE} />
					) : (
						<AwaitedBackdrop />
					)
				}
				eyebrow={isUpNext ? texts.upNext : texts.continueWatching}
				isHidden={!card}
			>
				<h1
					id="continue-title"
					dir="auto"
					lang={nameLanguage(name)}
					data-trending={trending ? titleKey(trending) : undefined}
					suppressHydrationWarning
					className={heroNameClass(name)}
				>
					{name}
				</h1>
				{card?.ahead && card.ahead.length > 0 && <p className="mt-3 text-soft">{sayFurtherOn(card.ahead)}</p>}
				<div className="mt-7 flex flex-wrap gap-3">
					<ButtonLink
						to={label.to}
						variant="primary"
						size="large"
						icon="play"
						suppressHydrationWarning
						className={`min-w-44 max-sm:basis-full sm:min-w-48 ${card ? "" : "invisible"}`}
					>
						{label.text}
					</ButtonLink>
					<ButtonLink
						to={card ? titlePath(card) : "/"}
						size="large"
						icon="info"
						data-prefetch={card ? true : undefined}
						aria-label={texts.moreInfoAbout(name)}
						className={`max-sm:grow ${card ? "" : "invisible"}`}
					>
						{texts.moreInfo}
					</ButtonLink>
					{!card && (
						<span className={buttonClass("secondary", "large", "invisible max-sm:grow")}>
							<Icon name="check" />
							{texts.markWatched}
						</span>
					)}
					{card && !card.isDone && (
						<WatchedCheck
							title={card}
							target={card.target}
							className={buttonClass("secondary", "large", "max-sm:grow")}
						>
							{texts.markWatched}
						</WatchedCheck>
					)}
					<ButtonLink
						to={SURPRISE_PATH}
						size="large"
						icon="ticket"
						rel="nofollow"
						className="max-sm:grow"
						hidden={!isTrending}
						suppressHydrationWarning
					>
						{shared.surpriseMe}
					</ButtonLink>
				</div>
				<ResumeLine label={label} />
			</HeroFrame>
			{!card && <InlineScript code={SHOW_OWN} />}
		</>
	);
}

/**
 * The place of a backdrop whose path only the browser knows: the script makes the image, with the path for the asterisk. An
 * image without an address would count as one that did not load. Browsers have it in the document already.
 */
function AwaitedBackdrop() {
	const { images, source } = useSite();
	const image = import.meta.env.SSR
		? {
				"data-source": source,
				"data-look": `object-cover ${HERO_PICTURE}`,
				"data-sizes": BACKDROP_SIZES,
				"data-srcset": imageSet(images, "*", BACKDROPS),
				"data-src": imageUrl(images, "*", "w1280"),
			}
		: null;
	return (
		<span
			{...image}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: so that React leaves alone what the script adds.
			dangerouslySetInnerHTML={{ __html: "" }}
		/>
	);
}

/**
 * Shows the banner before it, and reserves room for the row, as this browser has stored it for Home. The server's HTML is the
 * same for all signed-out visitors, and nothing moves when the page hydrates.
 */
const SHOW_OWN = import.meta.env.SSR
	? `try {
const { until, hasRow, hero: title } = JSON.parse(localStorage.getItem("${HOME_SUMMARY}")) || {};
const parts = [];
if (until > Date.now()) {
const script = document.currentScript;
if (hasRow) parts.push("row");
if (title) {
const hero = script.previousElementSibling;
const name = hero.querySelector("h1");
parts.push("hero");
const [play, , surprise] = hero.querySelectorAll("a");
if (name.dataset.trending == title.key) {
parts.push("same");
surprise.hidden = false;
}
name.textContent = title.name;
if (title.name.length > 40) name.className = "${heroNameClass("-".repeat(41))}";
const place = hero.querySelector("[data-source]");
const { source, look, sizes, srcset, src } = place.dataset;
if (title.backdrop && title.source == source) {
const image = new Image();
image.className = look;
image.alt = "";
image.fetchPriority = "high";
image.sizes = sizes;
if (srcset) image.srcset = srcset.split("*").join(title.backdrop);
image.src = src.replace("*", () => title.backdrop);
place.append(image);
}
play.href = title.to;
if (title.language == document.documentElement.lang) play.lastChild.textContent = title.text;
play.classList.remove("invisible");
hero.hidden = false;
}
script.parentElement.dataset.own = parts.join(" ");
}
} catch {}`
	: "";
