import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { SendingImport } from "~/browser/import/read-import.client";
import { loadModule } from "~/browser/load-module";
import { useSite } from "~/components/site/site-context";
import { Button } from "~/components/ui/button";
import { FormAlert } from "~/components/ui/notice";
import { importUrl } from "~/domain/import/import-view";
import type { DescribedFile } from "~/domain/import/reading/described-file";
import { formatCount, formatPlural } from "~/lib/text/format";
import { FileList } from "./file-list";
import { WorkBar } from "./work-bar";

const FAILED = "The files could not be sent. Check your connection, then choose them again.";

interface Failure {
	message?: string;
	files: DescribedFile[];
}

/** Reads chosen files in the browser. Without scripts, the form sends them to the server. */
export function FileChooser({ failure }: { failure: string | undefined }) {
	const navigate = useNavigate();
	const profileName = useSite().visitor?.profile?.name ?? null;
	const form = useRef<HTMLFormElement>(null);
	const sending = useRef<AbortController>(undefined);
	const [progress, setProgress] = useState<SendingImport | null>(null);
	const [failed, setFailed] = useState<Failure | null>(null);
	const [isOver, setIsOver] = useState(false);

	function fail(failure: Failure) {
		// While files are chosen, choosing the same ones again is no change.
		form.current?.reset();
		setFailed(failure);
	}

	async function send(files: File[]) {
		const controller = new AbortController();
		sending.current = controller;
		setFailed(null);
		setProgress({ read: null, sent: 0 });
		try {
			const { describeFile, sendImport } = await loadModule(() => import("~/browser/import/read-import.client"));
			const { id, read } = await sendImport(files, { profileName, signal: controller.signal, onProgress: setProgress });
			if (id !== null) return await navigate(importUrl(id));
			// The server asks what each column is.
			if (read.questions.includes("columns")) return form.current?.submit();
			fail({ files: read.files.map(describeFile) });
		} catch (error) {
			if (controller.signal.aborted) return;
			const isLost = error instanceof TypeError || error instanceof DOMException;
			fail({ message: error instanceof Error && !isLost ? error.message : FAILED, files: [] });
		}
		setProgress(null);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: files that were chosen before this script had loaded.
	useEffect(() => {
		const early = form.current?.elements.namedItem("file");
		if (early instanceof HTMLInputElement && early.files?.length) void send([...early.files]);
		return () => sending.current?.abort();
	}, []);

	function drop(event: React.DragEvent<HTMLFormElement>) {
		event.preventDefault();
		setIsOver(false);
		const files = form.current?.elements.namedItem("file");
		if (!(files instanceof HTMLInputElement) || event.dataTransfer.files.length === 0) return;
		files.files = event.dataTransfer.files;
		void send([...event.dataTransfer.files]);
	}

	function cancel() {
		sending.current?.abort();
		form.current?.reset();
		setProgress(null);
	}

	return (
		<>
			<FormAlert>{failed ? (failed.message ?? <Refused files={failed.files} />) : failure}</FormAlert>
			<form
				ref={form}
				method="post"
				encType="multipart/form-data"
				className={`flex-col items-start gap-3 rounded-2xl border border-dashed p-6 transition-colors ${isOver ? "border-bulb bg-bulb/12" : "border-edge"} ${progress ? "hidden" : "flex"}`}
				onDragOver={(event) => {
					event.preventDefault();
					setIsOver(true);
				}}
				onDragLeave={() => setIsOver(false)}
				onDrop={drop}
			>
				<input type="hidden" name="intent" value="upload" />
				<label htmlFor="import-files" className="font-semibold">
					Choose files, or drop them here
				</label>
				<input
					id="import-files"
					type="file"
					name="file"
					autoComplete="off"
					multiple
					required
					accept=".zip,.json,.csv,.tsv,.txt,.xml,.gz"
					aria-describedby="import-hint"
					onChange={({ target }) => target.files?.length && send([...target.files])}
					className="file-input"
				/>
				<p id="import-hint" className="text-sm text-soft">
					A zip as you received it, or the files in it: CSV, JSON, MyAnimeList’s XML, or a text file with one title on
					each line.{" "}
					<span className="noscript:hidden">
						They are read in your browser: only titles, dates and ratings leave it.
					</span>
					<noscript>They are read on the server, which does not keep them. Together at most 1 MB.</noscript>
				</p>
				<noscript>
					<Button type="submit" variant="primary">
						Upload
					</Button>
				</noscript>
			</form>
			<div role="status" className="empty:hidden">
				{progress && (
					<div className="space-y-3">
						<WorkBar
							label={
								progress.read
									? `Sending ${formatCount(progress.sent)} of ${formatPlural(progress.read.total, "row")}`
									: "Reading the files"
							}
							done={progress.sent}
							of={progress.read?.total ?? 0}
						/>
						<Button onClick={cancel}>Cancel</Button>
					</div>
				)}
			</div>
		</>
	);
}

function Refused({ files }: { files: DescribedFile[] }) {
	return (
		<>
			<p className="mb-2 font-semibold">Nothing in these files can be imported</p>
			<FileList files={files} />
		</>
	);
}
