import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { loadModule } from "~/browser/load-module";
import { Icon } from "~/components/ui/icon";
import { showToast } from "~/components/ui/toast";
import { trailerEmbedUrl } from "~/domain/catalogue/titles/trailers";
import type { Trailer } from "~/domain/catalogue/types";

/** A link to it on the same page plays the trailer. */
export const TRAILER_HASH = "#trailer";

export const TRAILER_FRAME = "aspect-video w-full overflow-hidden rounded-xl bg-black inset-ring inset-ring-cream/10";

export interface TrailerPlayerProps {
	trailer: Trailer;
	title: string;
}

/** True once a click on a link led to the trailer; not when the page is opened at it, reloaded, or reached by Back. */
function useIsCalled(): boolean {
	const isClick = useNavigationType() !== NavigationType.Pop;
	return useLocation().hash === TRAILER_HASH && isClick;
}

/** Loads nothing from the video site before the visitor clicks; without scripts the cover is a link. */
export function TrailerPlayer(props: TrailerPlayerProps) {
	/** Null while the cover is shown. */
	const [opened, setOpened] = useState<typeof import("./open-trailer") | null>(null);
	const isCalled = useIsCalled();

	async function open(): Promise<void> {
		const player = await loadModule(() => import("./open-trailer")).catch(() => null);
		if (player) setOpened(player);
		else showToast("The trailer did not load", "alarm");
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each click.
	useEffect(() => {
		if (isCalled) void open();
	}, [isCalled]);

	if (opened) return <opened.OpenTrailer {...props} />;
	return (
		<a
			id={TRAILER_HASH.slice(1)}
			href={trailerEmbedUrl(props.trailer)}
			target="_blank"
			rel="noopener"
			referrerPolicy="origin"
			onClick={(event) => {
				event.preventDefault();
				void open();
			}}
			className={`group curtain flex flex-col items-center justify-center gap-3 ${TRAILER_FRAME}`}
		>
			<span className="inline-flex size-16 items-center justify-center rounded-full bg-bulb text-ink transition-transform duration-300 ease-calm group-hover:scale-110">
				<Icon name="play" className="size-7" />
			</span>
			<span className="font-semibold">Play trailer</span>
		</a>
	);
}
